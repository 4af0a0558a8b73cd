import type { Language, Theme } from './language.ts'

/** The contract between the server and the built screens: how a screen becomes a document, and the data that it begins with. */

/** The facts about an address that the server needs before it renders or fetches anything. */
export interface Screen {
  /** Another address, when the visitor is to be sent there. */
  redirect: string | null
  /** The address that a guest has to log in for: the redirect keeps it behind its `#`, which only the browser reads. */
  after_login: string | null
  status: 200 | 404
  path: string
  /** Only the query that the first view depends on, in a fixed order: documents are cached by it. */
  search: string
}

/**
 * The data with which the server rendered the document. The browser's first render must see exactly this, so that
 * hydration finds the same markup; newer values from storage are shown right after it.
 */
export interface FirstView {
  pathname: string
  search: string
  language: Language
  is_member: boolean
  brand_name: string
  /** The legal notice, in the languages in which the platform has one. */
  law: Partial<Record<Language, string>>
  /** First data by query key (its JSON), put into the query cache before the first render. */
  first_data: Record<string, unknown>
  /** Whose table of screens the browser needs first; the server tells it with the document. */
  feature?: string | null
  /** The screen failed on the server: the document has the frame alone, or nothing, and the browser renders anew. */
  is_bare?: boolean
}

export interface RenderedScreen {
  title: string
  description: string
  markup: string
  /** Files, from the root, whose chunks and styles this view needs, by their name in the manifest. */
  sources: string[]
  /** Whose table of screens the browser needs first. */
  feature: string | null
  /** Why the screen, or all of it, is missing in the markup; the server writes it into its log. */
  failure?: unknown
}

/** The exports of the server's build of the screens (apps/site/entry-server.tsx). */
export interface ScreensProgram {
  describeScreen(pathname: string, search: string, is_member: boolean): Screen | Promise<Screen>
  renderScreen(view: FirstView): Promise<RenderedScreen>
  /** The rules of the night, for a sheet of their own. */
  NIGHT_STYLES: string
  /** The empty page that shows a provider's document. */
  renderGameWindow(language: Language, brand_name: string, theme: Theme): Promise<string>
}
