export { amountField, numberOf, type SettingField, type SettingGroup, type SettingValues, textOf } from './group.ts'
export { houseSettings, openHouseTexts } from './house.ts'
export { settingRoutes } from './operator-routes.ts'
