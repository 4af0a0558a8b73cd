import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { texts } from '../texts.ts'
import { Form, type FormProps } from './form.tsx'

export interface FormSheetProps extends Omit<FormProps, 'takes_focus'> {
  title: string
  onClose: () => void
}

/** A form that rises over the screen, and closes by itself when it is through. */
export function FormSheet({ title, onClose, send, ...form }: FormSheetProps) {
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={texts.close}>
      <Form
        {...form}
        takes_focus
        send={async (values) => {
          await send(values)
          onClose()
        }}
      />
    </Sheet>
  )
}
