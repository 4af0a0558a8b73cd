export { settingApproval } from './approval.ts'
export { brandSettings, createBrandTexts } from './brand.ts'
export {
  amountField,
  numberOf,
  type SettingField,
  type SettingGroup,
  type SettingValues,
  secondPersonField,
  textOf,
} from './group.ts'
export { settingRoutes } from './staff-routes.ts'
