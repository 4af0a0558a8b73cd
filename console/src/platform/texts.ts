/** What every screen of the console says. */
export const texts = {
  loading: 'Loading…',
  failed: 'This could not be loaded',
  tryAgain: 'Try Again',
  close: 'Close',
  more: 'Load more',
  loadingMore: 'Loading',
  search: 'Search',
  clearSearch: 'Clear the search',
  updatedNow: 'Updated just now',
  updatedAgo: (seconds: number) => `Updated ${seconds} s ago`,
  offline: 'No connection. Showing what was last known.',
  copied: (what: string) => `${what} copied.`,
  reason: 'Reason, for the audit trail',
  notCopied: 'The browser did not let it be copied.',
}
