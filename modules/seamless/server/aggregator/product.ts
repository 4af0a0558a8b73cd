import type { Database, Queryable, Transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { factorOf } from '../rules.ts'
import type { Product, ProductStatus } from './parse-lists.ts'

/** The facts of a product that decide whether a stake is accepted. */
export interface ProductTerms {
  currency: string
  status: ProductStatus
}

export interface Products {
  /** Null while none is known, so before the first look at the aggregator's list. */
  find(product_code: number, game_type: string): ProductTerms | 'unknown' | null
}

/** A product that goes into maintenance is closed in every process within this time. */
const FRESH_FOR_MS = 500

/** The products as every callback needs them, read at most twice a second. */
export function createProducts(db: Database): () => Promise<Products> {
  let read_at = Number.NEGATIVE_INFINITY
  let products: Promise<Products> | null = null
  return () => {
    if (products === null || performance.now() - read_at > FRESH_FOR_MS) {
      read_at = performance.now()
      products = getProducts(db)
      // A failed read must not be remembered.
      products.catch(() => {
        products = null
      })
    }
    return products
  }
}

async function getProducts(db: Queryable): Promise<Products> {
  const rows = await db<(ProductTerms & { product_code: number; game_type: string })[]>`
    select product_code, game_type, currency, status from seamless.product
    order by product_code, status = 'ACTIVATED'`
  const exact = new Map(rows.map((row) => [`${row.product_code}:${row.game_type}`, row]))
  // Providers name game types as they please; then the product's most willing type counts.
  const any = new Map(rows.map((row) => [row.product_code, row]))
  return {
    find(product_code, game_type) {
      if (rows.length === 0) return null
      return exact.get(`${product_code}:${game_type.toUpperCase()}`) ?? any.get(product_code) ?? 'unknown'
    },
  }
}

/** One product as it stands now, for a launch. */
export async function productOf(
  db: Queryable,
  requested: { product_code: number; game_type: string },
): Promise<ProductTerms | null> {
  const [row] = await db<ProductTerms[]>`
    select currency, status from seamless.product
    where product_code = ${requested.product_code} and game_type = ${requested.game_type}`
  return row ?? null
}

/** Takes over what is on offer: which currency each product uses and whether it may be played. One that is missing here is off. */
export async function saveProducts(tx: Transaction, products: Product[]): Promise<void> {
  // A product may be offered in other countries' money as well.
  const ours = new Map(
    products
      .filter((product) => factorOf(product.currency) !== null)
      .map((product) => [`${product.product_code}:${product.game_type}`, product]),
  )
  const offered = [...ours.values()].map(({ product_code, game_type, currency, status }) => ({
    product_code,
    game_type: game_type.toUpperCase(),
    currency: currency.toUpperCase(),
    status,
  }))
  await tx`
    with offered as (
      select * from ${rowsOf(tx, 't', offered, {
        product_code: 'integer',
        game_type: 'text',
        currency: 'text',
        status: 'text',
      })}
    ), gone as (
      update seamless.product p set status = 'DEACTIVATED'
      where not exists (select from offered o where (o.product_code, o.game_type) = (p.product_code, p.game_type))
    )
    insert into seamless.product (product_code, game_type, currency, status) select * from offered
    on conflict (product_code, game_type) do update set currency = excluded.currency, status = excluded.status`
}
