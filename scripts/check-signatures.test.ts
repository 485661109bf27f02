import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from './check-signatures.ts';

// The words of npm 11 (lib/utils/verify-signatures.js).
const verified = 'audited 2 packages in 1s\n\n2 packages have verified registry signatures\n\n';

test('signatures count as verified only when npm has verified some and found no flaw', () => {
  assert.equal(
    judge({ status: 0, stdout: verified, stderr: '' }),
    'The signatures of 2 installed packages are verified.',
  );
  for (const flaw of [
    '1 package has an invalid registry signature:\n\nws@8.18.0 (https://registry.example/)\n',
    '1 package has a missing registry signature but the registry is providing signing keys:\n\nws@8.18.0 (https://registry.example/)\n',
  ])
    assert.throws(
      () => judge({ status: 1, stdout: verified + flaw, stderr: '' }),
      ({ message, exitCode }) =>
        exitCode === 1 && /ws@8\.18\.0/.test(message) && /registry sig/.test(message),
    );
});

test('a registry that does not answer is told in one sentence with a code of its own, never as verified', () => {
  const silent = [
    {
      status: 1,
      stdout: '',
      stderr:
        'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error errno ENOTFOUND\nnpm error network request to https://keys.example/1.json failed, reason: getaddrinfo ENOTFOUND keys.example\nnpm error A complete log of this run can be found in: x\n',
    },
    // No keys at all, and npm content: attestations alone say nothing of the other packages.
    {
      status: 0,
      stdout: 'audited 0 packages in 1s\n\n3 packages have verified attestations\n\n',
      stderr: '',
    },
    { status: null, stdout: '', stderr: '' },
  ];
  for (const ended of silent)
    assert.throws(
      () => judge(ended),
      ({ message, exitCode }) => exitCode === 75 && /^Signatures NOT checked: [^\n]*$/.test(message),
    );
});
