import { parentPort, workerData } from 'node:worker_threads';
import { serveChat } from './chat-thread.ts';

if (parentPort) serveChat(parentPort, String(workerData));
