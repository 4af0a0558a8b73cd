/** Changes the packages in `modules` as the patches in `folder` say. @throws Error that names the patch which does not fit */
export function applyPatches(folder: string, modules: string): Promise<void>
