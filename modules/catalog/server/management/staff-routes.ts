import {
  CatalogGamesAnswer,
  CatalogGamesQuery,
  CatalogParams,
  CatalogTypeParams,
  CatalogTypesAnswer,
  ChangeGameBody,
  ChangeProviderBody,
  ChangeTypeBody,
  LogoBody,
  PlaceBody,
  ProviderPlaceBody,
} from '#catalog/contract/staff.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import type { Call } from '#platform/server/http/http.ts'
import { PICTURE_BODY_BYTES_MAX } from '#platform/server/media/redraw-picture.ts'
import { DoneAnswer } from '#staff/contract/staff.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { placeGame, placeProvider, placeType } from '../lists/place-catalog.ts'
import { changeGame, changeProvider, changeType } from './change-catalog.ts'
import { changeLogo } from './change-logo.ts'
import { getCatalogGames, getCatalogTypes } from './get-catalog.ts'

export function catalogConsoleRoutes(db: Database): ConsoleRoute[] {
  const done = async (work: Promise<void>) => success(await work.then(() => null))
  const idOf = (call: Call) => Number(call.params.id)
  const one = { params: CatalogParams, answer: DoneAnswer }
  const one_type = { params: CatalogTypeParams, answer: DoneAnswer }

  return [
    forStaff<unknown, CatalogGamesQuery>(
      'catalog.read',
      'GET /catalog/games',
      { query: CatalogGamesQuery, answer: CatalogGamesAnswer },
      ({ query }) => getCatalogGames(db, query),
    ),
    forStaff('catalog.read', 'GET /catalog/types', { answer: CatalogTypesAnswer }, async () =>
      success(await getCatalogTypes(db)),
    ),
    forStaff<ChangeGameBody>(
      'catalog.write',
      'POST /catalog/games/:id',
      { ...one, body: ChangeGameBody },
      (call, staff) => done(changeGame(db, staff, { id: idOf(call), body: call.body })),
    ),
    forStaff<ChangeProviderBody>(
      'catalog.write',
      'POST /catalog/providers/:id',
      { ...one, body: ChangeProviderBody },
      (call, staff) => done(changeProvider(db, staff, { id: idOf(call), body: call.body })),
    ),
    forStaff<LogoBody>(
      'catalog.write',
      'POST /catalog/providers/:id/logo',
      { ...one, body: LogoBody, body_bytes_max: PICTURE_BODY_BYTES_MAX },
      (call, staff) => done(changeLogo(db, staff, { id: idOf(call), picture: call.body.picture })),
    ),
    forStaff<ChangeTypeBody>(
      'catalog.write',
      'POST /catalog/types/:id',
      { ...one_type, body: ChangeTypeBody },
      (call, staff) => done(changeType(db, staff, { id: idOf(call), body: call.body })),
    ),
    forStaff<PlaceBody>('catalog.write', 'POST /catalog/games/:id/place', { ...one, body: PlaceBody }, (call, staff) =>
      done(placeGame(db, staff, { id: idOf(call), before: call.body.before })),
    ),
    forStaff<PlaceBody>(
      'catalog.write',
      'POST /catalog/types/:id/place',
      { ...one_type, body: PlaceBody },
      (call, staff) => done(placeType(db, staff, { id: idOf(call), before: call.body.before })),
    ),
    forStaff<ProviderPlaceBody>(
      'catalog.write',
      'POST /catalog/providers/:id/place',
      { ...one, body: ProviderPlaceBody },
      (call, staff) => done(placeProvider(db, staff, { ...call.body, id: idOf(call) })),
    ),
  ]
}
