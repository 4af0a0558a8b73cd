export default {
  title: 'About us',
  lead: (name: string) => `${name} is an online platform for games and lottery, made for players in Myanmar.`,
  parts: [
    {
      heading: 'What you find here',
      text: 'Slots, live tables, fishing, sports and card games of many makers, our own Digit Bet, the Shan table and the 2D lottery. All of it plays with one account and two balances, and money moves between them in a moment.',
    },
    {
      heading: 'Fair play',
      text: 'Before a series of Digit Bet begins, the platform seals its half of every roll, and you add yours. Afterwards you can check each one by yourself. Games of other makers are rolled by their makers, and every round of yours stands in your game log. The 2D number follows from the published market figures, which are shown beside it.',
    },
    {
      heading: 'Your money',
      text: 'Every kyat that moves is written down twice: where it left and where it arrived. The ledger is checked each night and has to sum to zero. A withdrawal is set aside the moment you ask for it, and given back if it cannot be paid. You see each step and the reason.',
    },
    {
      heading: 'Your account',
      text: 'Your password is kept in a form that nobody can read, not even we. Never tell it to anyone: our staff does not ask for it. If you forget it, contact us; we make sure that it is you and give you a code for a new one.',
    },
    {
      heading: 'Play with measure',
      text: 'Games are for adults of 18 and over and for your pleasure, not a way to earn. Decide before you begin how much you can spare, and stop when it is gone. If it stops being fun, talk to us, and we close your account for as long as you wish.',
    },
  ],
  questions: 'Do you have a question?',
  contact: 'Contact us',
}
