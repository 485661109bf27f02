import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { fakeHouse } from './testing/fake-house.ts';
import { openForTest } from './testing/open.ts';

/** As much of OpenAPI 3.1 as we use; anything else is an error. */
const schema = z.record(z.string(), z.unknown());
const content = z.strictObject({ 'application/json': z.strictObject({ schema }) });
const operation = z.strictObject({
  tags: z.array(z.string()).length(1),
  summary: z.string().min(5),
  description: z.string().optional(),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        schema,
        description: z.string().optional(),
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.literal(true).optional(), content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string(), content: content.optional() }),
  ),
});
const document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  components: z.strictObject({ schemas: z.record(z.string(), schema) }),
  paths: z.record(
    z.string().startsWith('/api/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation),
  ),
});

test('the OpenAPI document is whole: every reference leads somewhere, every part of a path is described', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse() });
  const spec = document.parse((await opened.ask('/api/openapi.json')).json());
  const names = new Set(Object.keys(spec.components.schemas).map((name) => `#/components/schemas/${name}`));
  const references = [...JSON.stringify(spec).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to ?? '');
  assert.ok(references.length > 50);
  for (const to of references) assert.ok(names.has(to), to);
  for (const [path, methods] of Object.entries(spec.paths)) {
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const one of Object.values(methods)) {
      const described = (one?.parameters ?? []).filter((parameter) => parameter.in === 'path');
      assert.deepEqual(described.map(({ name }) => name).sort(), parts.sort(), path);
    }
  }
  for (const name of ['Table', 'NewTableInput', 'TableAction', 'Trouble', 'LiveRequest', 'Hello'])
    assert.ok(
      Object.keys(spec.components.schemas).some((known) => known.startsWith(name)),
      name,
    );
});

test('the readable page names every path, and has neither script nor style in it', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse() });
  const { paths } = document.parse((await opened.ask('/api/openapi.json')).json());
  const { text, headers } = await opened.ask('/api');
  for (const path of Object.keys(paths)) assert.ok(text.includes(`<code>${path}</code>`), path);
  for (const { description } of Object.values(paths).flatMap((methods) => Object.values(methods)))
    if (description !== undefined) assert.ok(text.includes(`<p>${description}</p>`), description);
  assert.doesNotMatch(text, /<script|<style|style=| on\w+=/);
  assert.deepEqual(headers.get('content-security-policy')?.split(';'), [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types stamtafel',
  ]);
  assert.equal(headers.get('referrer-policy'), 'no-referrer');
});
