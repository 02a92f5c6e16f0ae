import { modelData } from '../../src/config/model-data.ts';
import { vendorPrices } from '../../src/config/price-data.ts';
import { code, renderTable } from './section.ts';

/** The built-in properties of models. */
export const describeModels = (): string =>
  renderTable(
    ['models', 'properties'],
    modelData.map(({ match, facts }) => [
      code(match),
      Object.entries(facts)
        .map(
          ([name, value]) =>
            `${toKey(name)} = ${typeof value === 'number' ? value.toLocaleString('en-US') : String(value)}`,
        )
        .join(', '),
    ]),
  );

const toKey = (name: string): string => keys[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Keys of the configuration that are not named as the property is in the sources. */
const keys: Readonly<Record<string, string>> = { callSignatures: 'call_seals', minReasoning: 'least_reasoning' };

/** The built-in prices, by vendor. */
export const describePrices = (): string =>
  vendorPrices
    .map(({ host, asOf, sources, rows }) => {
      const priced = rows.map(({ models, from, price }) => [
        models.map(code).join(', '),
        from ?? '–',
        ...[price.input, price.output, price.cacheRead, price.cacheWrite5m, price.cacheWrite1h].map(
          (each) => each?.toString() ?? '–',
        ),
        price.longPrompt === undefined
          ? '–'
          : `above ${price.longPrompt.above.toLocaleString('en-US')}: ${price.longPrompt.input} and ${price.longPrompt.output}`,
      ]);
      const head = [
        'models',
        'from',
        'input',
        'output',
        'read from cache',
        'written for 5 min',
        'for 1 h',
        'long prompts: input and output',
      ];
      return `### \`${host}\`\n\nAs of ${asOf}, from ${sources.map((url) => `<${url}>`).join(', ')}.\n\n${renderTable(head, priced)}`;
    })
    .join('\n\n');
