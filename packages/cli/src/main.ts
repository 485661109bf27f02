import process from 'node:process';

process.stderr.write('The stamtafel command is not there yet.\n');
process.exitCode = 1;
