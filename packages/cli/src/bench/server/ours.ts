/** Our server in a process of its own: `ours.ts PORT FOLDER`. Durable as always; only the limits are wide. */
import process from 'node:process';
import { openServer, readConfig } from '@stamtafel/server';
import { answerFigures, countSent } from './figures.ts';

const [port = '0', folder = '.'] = process.argv.slice(2);
const MANY = '1000000';
const sent = countSent();
const server = await openServer({
  version: 'bench',
  config: readConfig({
    PORT: port,
    STAMTAFEL_DATA: folder,
    STAMTAFEL_LOG: 'error',
    STAMTAFEL_WAIVE_SECONDS: '0',
    STAMTAFEL_REQUESTS_PER_MINUTE: MANY,
    STAMTAFEL_CHANGES_PER_MINUTE: MANY,
    STAMTAFEL_NEW_TABLES_PER_10_MINUTES: MANY,
    STAMTAFEL_OPEN_TABLES: MANY,
    STAMTAFEL_SOCKETS_PER_ADDRESS: MANY,
    STAMTAFEL_MESSAGES_PER_20_SECONDS: MANY,
  }),
});
answerFigures(sent, () => server.close());
