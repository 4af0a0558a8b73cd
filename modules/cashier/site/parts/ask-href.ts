/** The contact page, which shows the number that a question about this deposit has to name. */
export const askHref = (number: number): string => `/contact?deposit=${number}`
