/** What the names of models begin with. */
export const modelCollection = 'models/';

/** The name of a model without its collection. */
export const bareModelName = (name: string): string =>
  name.startsWith(modelCollection) ? name.slice(modelCollection.length) : name;
