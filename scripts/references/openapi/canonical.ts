/** In the order of the keys, so that a document reads the same whatever was mounted first. */
export const byText = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** As the repository keeps it. */
export const serializeDocument = (document: object): string => `${JSON.stringify(document, null, 1)}\n`
