import * as shared from '#platform/site/sentences/en.ts'

const en = {
  lists: 'Saved lists',
  name: 'Name of the list',
  replaces: 'Replaces the list that has this name.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  is_saved: (name: string) => `Saved as “${name}”. It is under “Type a list”.`,
  remove: (name: string) => `Delete “${name}”`,
  removing: 'Deleting…',
  failed: shared.network_error,
}

export default en
