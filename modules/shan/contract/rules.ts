/** The operator code under which the screen launches unless it is told otherwise; the card calls it Product Code. */
export const SHAN_OPERATOR_CODE = 'a3h1'

/** The table's number in the provider's catalog. */
export const SHAN_PRODUCT_CODE = 100_200
