/** Names the build that a document belongs to. */
export const RELEASE_HEADER = 'x-release'
/** The event of the change stream that names the build which the server hands out. */
export const RELEASE_EVENT = 'release'
