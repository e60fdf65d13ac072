import { createServer } from 'node:http';

/** What everything is measured against: the least that node does for a request. Tells its port and runs until it is ended. */
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end('{"hello":"world"}');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});
