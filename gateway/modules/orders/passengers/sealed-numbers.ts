import type { SealedColumn } from '#gateway/database/sealed/sealed-column.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { createDocumentEncryption } from './document-encryption.ts';

/** Numbers of documents on orders, with the hashes that they are found by. */
export const sealedNumbersOfOrders: SealedColumn = {
  table: 'order_passengers',
  column: 'document_number_sealed',
  keyIn: ({ documentEncryption }) => documentEncryption,
  most: 200,
  alsoOf(row, content, keys) {
    const vault = createDocumentEncryption(keys);
    const number = content.toString('utf8');
    const document = {
      type: row.document_type as DocumentType,
      number,
      issuingCountry: String(row.issuing_country),
    };
    return {
      document_number_lookup: vault.lookup(document),
      // an order from before there were look-ups by number alone is found by it from now on
      document_number_hash: vault.hashOf(number),
    };
  },
};
