import rail from '#catalog/site/shared/rails/rail.module.css'

/** As high as a rail: what stands below does not move when the games come. */
export function RailPlace() {
  return <div className={rail.place} />
}
