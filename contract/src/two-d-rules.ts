/** Slips of one answer; a page that is shorter is the last one. */
export const TWO_D_SLIPS_PAGE_SIZE = 20
