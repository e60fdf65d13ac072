import { GraphQLScalarType } from 'graphql';
import { refuseScalar } from './text-scalar.ts';

/**
 * A file of a multipart request. It is only read: no answer holds one, and no literal can be one.
 */
export const Upload = new GraphQLScalarType<File, never>({
  name: 'Upload',
  parseValue: (value) => (value instanceof File ? value : refuseScalar('Upload', value)),
  serialize: (value) => refuseScalar('Upload', value),
  parseLiteral: (node) => refuseScalar('Upload', node.kind),
});
