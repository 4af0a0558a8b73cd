/** Letters as one outline on their baseline, which is y = 0. */
export interface Letters {
  width: number
  outline: string
}

export type BannerLanguage = 'en' | 'my' | 'zh' | 'th'
