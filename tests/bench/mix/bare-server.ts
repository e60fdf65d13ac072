import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * What everything is measured against: the least that node does for a request. Prints its port and
 * runs until it is ended. Its arguments are a file whose bytes it answers with, and their content
 * type; without them it answers a few bytes of JSON.
 */
const [file, contentType = 'application/json'] = process.argv.slice(2);
const body = file ? readFileSync(file) : '{"hello":"scenario"}';
const server = createServer((_request, response) => {
  response.setHeader('content-type', contentType);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});
