/** A chat whose thread ends, without the process, when it should forget a person. */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { serveChat } from '../chat-thread.ts';

if (parentPort) serveChat(parentPort, String(workerData), () => process.exit(1));
