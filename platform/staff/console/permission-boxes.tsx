import form from '#platform/console/form/form.module.css'
import { type Permission, SUB_AGENT_PERMISSIONS } from '#staff/contract/rules.ts'
import { texts } from './texts.ts'

const NAME = 'permission'

/** The permissions of a sub-agent, to be chosen among those that an agent may hand on. */
export function PermissionBoxes({ chosen }: { chosen: readonly Permission[] }) {
  return (
    <fieldset className={form.boxes}>
      <legend className={form.legend}>{texts.permissions}</legend>
      {SUB_AGENT_PERMISSIONS.map((permission) => (
        <label key={permission}>
          <input type="checkbox" name={NAME} value={permission} defaultChecked={chosen.includes(permission)} />
          {texts.may[permission]}
        </label>
      ))}
    </fieldset>
  )
}

export function chosenPermissions(values: FormData): Permission[] {
  const chosen = new Set(values.getAll(NAME))
  return SUB_AGENT_PERMISSIONS.filter((permission) => chosen.has(permission))
}
