import { LouterError } from './src/core/error.ts';
import { addDiagnostic, withoutIndexes } from './src/core/diagnostics.ts';
import { parseJson } from './src/core/json.ts';
import { toLoss } from './src/core/provenance.ts';
import type { Loss, Note } from './src/core/types.ts';
import { Declared } from './src/record/check/declared.ts';
import { compareRequests } from './src/record/check/check-request.ts';
import { backendContext, paths } from './test/laws/codecs.ts';
import { accepted, nameOf, requestOf } from './test/laws/fixtures.ts';
const groups = new Map<string, {count:number; ex:string}>();
let n=0, bad=0;
const only = process.argv[2];
for (const { source, target, from, to } of paths) for (const fixture of accepted) {
  if (fixture.protocol !== from) continue;
  if (only && !`${from}>${to}`.includes(only)) continue;
  const request = requestOf(fixture);
  const diagnostics = { losses: [] as Loss[], notes: [] as Note[] };
  let body;
  try {
    body = target.encodeRequest(request, { ...backendContext(target, request),
      report: (loss) => addDiagnostic(diagnostics, loss, (each) => toLoss(each, source.wireNames)),
      note: (note) => diagnostics.notes.push(note) });
  } catch (error) { if (error instanceof LouterError && error.detail.kind === 'unsupported') continue; throw error; }
  const sent = target.decodeRequest(parseJson(JSON.stringify(body)) ?? null, { model: request.model, stream: request.stream });
  const findings = compareRequests({ codec: source, request: requestOf(fixture) }, { codec: target, request: sent }, new Declared(diagnostics.losses, diagnostics.notes));
  n++; if (findings.length) bad++;
  for (const f of findings) {
    const key = `${from}>${to} ${f.what} ${withoutIndexes(f.path)}`;
    const g = groups.get(key); if (g) g.count++; else groups.set(key, {count:1, ex: `${nameOf(fixture)} ${f.path} E=${f.expected?.slice(0,90)} G=${f.got?.slice(0,90)} L=${JSON.stringify(diagnostics.losses.slice(0,3)).slice(0,150)}`});
  }
}
console.log(n, bad, groups.size);
for (const [k,g] of [...groups].sort((a,b)=>b[1].count-a[1].count)) console.log(g.count, k, '|', g.ex.replaceAll('\n','\\n'));
