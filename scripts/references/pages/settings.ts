import type { SettingGroup } from '#setting/server/index.ts'
import type { EnvironmentSetting } from './environment.ts'
import { code, page, table } from './markdown.ts'

export interface SettingsOfPrograms {
  platform: readonly EnvironmentSetting[]
  sandbox: readonly EnvironmentSetting[]
}

/** The page of the settings in the environment and in the console. */
export function writeSettings({ platform, sandbox }: SettingsOfPrograms, groups: readonly SettingGroup[]): string {
  return page(
    'Settings',
    'An operator sets the first ones in the environment of the programs; a wrong one stops the start with a sentence. [The page of settings](../operations/settings.md) says more about some of them. The owner sets the others in the console.',
    '## In the environment of the platform',
    tableOf(platform),
    '## In the environment of the sandbox',
    tableOf(sandbox),
    '## In the console',
    'Bounds are those of the fields. A field with “two people” changes by the word of a second person.',
    ...groups.flatMap((group) => [`### ${group.title}`, groupTable(group)]),
  )
}

const tableOf = (settings: readonly EnvironmentSetting[]) =>
  table(
    ['name', 'default', 'what for'],
    settings.map(({ name, fallback, description }) => [
      code(name),
      fallback === '' ? 'none' : code(fallback),
      description,
    ]),
  )

const groupTable = ({ key, fields }: SettingGroup) =>
  table(
    ['key', 'label', 'unit', 'bounds', 'two people', 'what for'],
    fields.map((field) => [
      code(`${key}.${field.key}`),
      field.label,
      field.unit,
      field.min === undefined && field.max === undefined ? '' : `${field.min ?? ''} to ${field.max ?? ''}`,
      field.needs_second_person ? 'yes' : '',
      field.help,
    ]),
  )
