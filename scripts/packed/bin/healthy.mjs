// Exit code 0 while the house at PORT of this machine answers, 1 while it does not: for monitoring.
import process from 'node:process';

const { PORT = '3000' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`, {
  signal: AbortSignal.timeout(4000),
}).catch(({ message, cause }) => ({ ok: false, status: cause?.code ?? message }));
if (!answer.ok) {
  console.error(`The house at port ${PORT} does not answer (${answer.status}).`);
  process.exitCode = 1;
}
