import { LouterError } from '../core/error.ts';
import type { PassthroughRoute } from '../core/frontend.ts';
import { truncateShown } from '../core/shown.ts';
import { backends } from '../protocols/backends.ts';
import type { ExchangeContext } from './exchange-context.ts';
import { passToKeys } from './pass-to-keys.ts';
import { parseBody, type InspectedBody } from './request/body.ts';
import type { Route } from './route/routing.ts';
import { arrangeKeys, isSameModel } from './route/target-order.ts';

/**
 * Passes a request that Core has no place for to the first target that serves such requests. Never to another one when
 * that fails: vectors of two models cannot be compared, and nobody would notice that some are of the other.
 * @throws {LouterError} `invalid-request` where no target serves them; the message names what to configure.
 */
export async function passThroughUntranslated(
  exchange: ExchangeContext,
  passed: PassthroughRoute,
  targets: readonly Route[],
  body: InspectedBody,
): Promise<LouterError | undefined> {
  const { record, inbound } = exchange;
  record.modeChosen('baseline');
  record.noted({ what: `passed through unread: ${passed.path} is not translated, and nothing of it is normalized` });
  if (inbound.header('x-louter-mode') === 'proxy')
    throw new LouterError({
      kind: 'invalid-request',
      message: `header x-louter-mode: ${passed.path} is passed through and cannot be translated: leave the header out`,
      param: 'x-louter-mode',
    });
  const target = targets.find(
    ({ adapter, config }) =>
      (config.protocol !== 'replay' || config.mode === 'baseline') && adapter.passthroughPaths?.[passed.kind],
  );
  if (!target) throw notServedError(passed, targets, body.model ?? '');
  const keys = arrangeKeys(
    exchange.services,
    targets.filter((each) => isSameModel(each, target)),
    undefined,
  );
  const { result } = await passToKeys(exchange, keys, { body, bytes: renameModel(exchange, passed, target, body) });
  return result.kind === 'answered' ? result.failure : new LouterError(result.error);
}

/** The bytes for a target whose model has another name than in the path, if the body repeats it. */
function renameModel(
  { inbound }: ExchangeContext,
  passed: PassthroughRoute,
  { model }: Route,
  body: InspectedBody,
): Buffer {
  const isRepeated = body.modelSpan === undefined && passed.withModel !== undefined && body.model !== model;
  return isRepeated
    ? Buffer.from(JSON.stringify(passed.withModel?.(parseBody(inbound.body, body), model)))
    : inbound.body;
}

function notServedError({ path, kind }: PassthroughRoute, targets: readonly Route[], model: string): LouterError {
  const serving = backends
    .filter(({ passthroughPaths }) => passthroughPaths?.[kind])
    .map(({ codec }) => `"${codec.protocol}"`);
  const tried = targets.map(({ config }) => `"${config.name}" (protocol ${config.protocol})`);
  return new LouterError({
    kind: 'invalid-request',
    param: 'model',
    message: `POST ${path} is passed through to a backend that serves it, and model "${truncateShown(model)}" goes to ${tried.join(', ')}: configure a [backends.NAME] table with protocol = ${serving.join(' or ')} and a row of [models] such as "${truncateShown(model)}" = "NAME/${truncateShown(model)}"`,
  });
}
