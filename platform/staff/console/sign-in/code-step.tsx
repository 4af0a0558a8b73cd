import { textOf, useForm } from '#platform/console/form/use-form.ts'
import { sendCode } from './calls.ts'
import { CodeForm } from './code-form.tsx'
import { Frame } from './frame.tsx'
import { texts } from './texts.ts'

export function CodeStep() {
  const form = useForm((values) => sendCode(textOf(values, 'code')), { takes_focus: true })
  return (
    <Frame title={texts.codeTitle} line={texts.codeLine} refusal={form.sentence}>
      <CodeForm form={form} />
    </Frame>
  )
}
