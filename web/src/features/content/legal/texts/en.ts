export default {
  more: 'Terms, privacy and play',
  terms: 'Terms',
  privacy: 'Privacy',
  responsiblePlay: 'Responsible play',
  licenses: 'Licenses',
  loading: 'Loading the text...',
  draft: 'This is a draft. No lawyer has checked it yet.',
  changed: (date: string) => `Last changed on ${date}`,
  licensesLead: (name: string) =>
    `${name} is built with the software, fonts and icons below. Each is shown with its license, in the license’s own words.`,
  count: (count: number) => `${count} licenses`,
  asText: 'Show all as one text',
}
