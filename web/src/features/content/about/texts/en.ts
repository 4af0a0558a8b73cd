import * as shared from '../../../../platform/sentences/en.ts'
export default {
  title: 'About us',
  lead: (name: string) => `${name} is an online gaming and lottery site for players in Myanmar.`,
  parts: [
    {
      heading: 'What you can play',
      text: 'Slots, live casino, fishing, sports and card games from leading providers, plus Digit Bet, Shan Koe Mee and the 2D lottery. All with one account and two balances, and you can transfer money between them in a moment.',
    },
    {
      heading: 'Fair play',
      text: 'Before a series of Digit Bet begins, we lock our number for every roll in advance, and you add yours. Afterwards you can check each roll yourself. Games from other providers get their results from the provider, and every round is in your game log. The 2D number comes from published market figures, shown beside it.',
    },
    {
      heading: 'Your money',
      text: 'Every kyat that moves is recorded twice: where it left and where it arrived. The ledger is checked every night and must add up to zero. A withdrawal is put on hold as soon as you request it, and returned if it can’t be paid. You see each step and the reason.',
    },
    {
      heading: 'Your account',
      text: 'Your password is stored in a form that nobody can read, not even us. Never share it: our staff will never ask for it. If you forget it, contact us. We verify your identity and give you a code for a new one.',
    },
    {
      heading: 'Play responsibly',
      text: 'Games are for adults aged 18 and over. They are for fun, not for income. Decide how much you can spend before you start, and stop when it’s gone. If it stops being fun, talk to us, and we’ll close your account for as long as you want.',
    },
  ],
  questions: 'Any questions?',
  contact: shared.contact_us,
}
