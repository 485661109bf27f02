/** The readable page of the API: plain HTML made from the OpenAPI document, without any script. */
import { z } from 'zod';

/** What the page needs of the document; the rest is ignored. */
const operation = z.object({
  tags: z.array(z.string()).default(['other']),
  summary: z.string().default(''),
  description: z.string().default(''),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()).default({}),
});
const document = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string().default('') }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()).default({}) }).default({ schemas: {} }),
});

export function apiPage(spec: unknown): string {
  const { info, paths, components } = document.parse(spec);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, ...one })),
  );
  const tags = [...new Set(operations.flatMap((one) => one.tags))];
  const sections = tags.map(
    (tag) =>
      `<h2>${escaped(tag)}</h2>\n${operations
        .filter((one) => one.tags.includes(tag))
        .map(operationHtml)
        .join('\n')}`,
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${json(schema)}</details>`,
  );
  return frame(
    `${info.title} ${info.version}`,
    `<h1>${escaped(info.title)}</h1>
<p>${escaped(info.description)}</p>
<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a>. Playing itself goes over one WebSocket at
<code>/api/live</code>: JSON text frames, first a <a href="#Hello">Hello</a>, then
<a href="#LiveRequest">LiveRequest</a>s.</p>
${sections.join('\n')}
<h2>shapes</h2>
${shapes.join('\n')}`,
  );
}

function operationHtml(one: z.infer<typeof operation> & { path: string; method: string }): string {
  const { path, method, summary, description, parameters, requestBody, responses } = one;
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const asks = parameters.map(({ name, in: where }) => `<code>${escaped(name)}</code> (${escaped(where)})`);
  return `<details><summary><b>${escaped(method.toUpperCase())}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
${description === '' ? '' : `<p>${escaped(description)}</p>`}
${asks.length > 0 ? `<p>${asks.join(', ')}</p>` : ''}
${requestBody === undefined ? '' : `<p>body</p>${json(requestBody)}`}
${good === undefined ? '' : `<p>answer ${escaped(good[0])}</p>${json(good[1])}`}
</details>`;
}

/** Where the API is, for a house without a web client. */
export const frontPage = (): string =>
  frame(
    'Stamtafel',
    `<h1>Stamtafel</h1>
<p>The house is open. The web client is not built here; the API is at <a href="/api">/api</a>.</p>
<p>A table in the terminal: <code>npx stamtafel play</code>.</p>`,
  );

/**
 * For links that lead nowhere: goes on to the client, which says so in the reader's language. The client's own
 * addresses are behind the #, and this one is unknown there too; served from here, the client would look for its
 * files beside the wrong path.
 */
export const lostPage = (path: string): string =>
  frame(
    'Stamtafel',
    `<h1>Hier is niets. There is nothing here.</h1>
<p><a href="/">Stamtafel</a></p>`,
    `<meta http-equiv="refresh" content="0; url=/#/${escaped(encodeURIComponent(path.slice(1)))}">\n`,
  );

const frame = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${head}<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/api/page.css">
<main>
${body}
</main>
</html>
`;

const json = (value: unknown): string => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

const signs: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '');

export const apiStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
details { margin: .4rem 0; }
summary { cursor: pointer; }
pre { overflow: auto; padding: .6rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .4rem; }
`;
