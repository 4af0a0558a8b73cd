export { createOwner } from './create-owner.ts'
