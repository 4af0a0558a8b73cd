export {
  choice,
  type ItemFile,
  inLanguages,
  type Kind,
  link,
  money,
  optionalText,
  SCHEDULE,
  text,
  whole,
} from './kind.ts'
export { editingRoutes } from './staff-routes.ts'
