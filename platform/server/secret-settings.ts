import type { Settings } from './settings.ts'

/** Keys and passwords that this process was given, in no order: no sentence for people may contain one. */
export function secretsOf({ database, secret_key, secret_key_previous, gsc, shan }: Settings): string[] {
  const given = [
    database?.password,
    secret_key,
    secret_key_previous,
    gsc?.secret_key,
    gsc?.secret_key_previous,
    shan?.secret_key,
    shan?.secret_key_previous,
  ]
  return given.filter((secret) => secret !== undefined && secret !== null)
}
