const icon = (content: string) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`

export const ICONS = {
  back: icon('<path d="M20 12H4M11 5l-7 7 7 7"/>'),
  close: icon('<path d="M6 6l12 12M18 6L6 18"/>'),
  rules: icon('<circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 7.6v.1"/>'),
  minus: icon('<path d="M5 12h14"/>'),
  plus: icon('<path d="M5 12h14M12 5v14"/>'),
  turn: icon('<path d="M20 12a8 8 0 1 1-2.6-5.9M18 2.5v4.2h-4.2"/>'),
  again: icon('<path d="M4 9a5 5 0 0 1 5-5h10M16 1l3 3-3 3M20 15a5 5 0 0 1-5 5H5M8 23l-3-3 3-3"/>'),
  stop: icon('<rect x="6.5" y="6.5" width="11" height="11" rx="2" fill="currentColor"/>'),
  wallet:
    '<svg viewBox="0 0 24 24" width="20" height="20"><path fill="#f0cb6b" d="M4 5.5A2.5 2.5 0 0 1 6.5 3H18v3h1.5A1.5 1.5 0 0 1 21 7.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A2.5 2.5 0 0 1 4 17.5z"/><path fill="#9a6b0e" d="M5.5 5.6c0-.6.5-1.1 1.1-1.1h9.9V6H6.6a.9.9 0 0 1-1.1-.4z"/><circle cx="17" cy="13" r="1.6" fill="#04211c"/></svg>',
}
