import * as shared from '#platform/site/sentences/en.ts'

const en = {
  favourite: (game: string) => `${game}: favourite`,
  favourites_full: (max: number) => `You have ${max} favourites. Remove one first.`,
  network: shared.network_error,
}

export default en
