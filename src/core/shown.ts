const maxShownLength = 200;

/** A name that came with a request, for a message about it: its beginning, for a name may be as long as a body. */
export const truncateShown = (name: string): string =>
  name.length > maxShownLength ? `${name.slice(0, maxShownLength).toWellFormed()}…` : name;

/** "1 item", "2 items". */
export const pluralize = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
