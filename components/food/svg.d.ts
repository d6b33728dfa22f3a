/** A drawing as the build takes it in: under an address that changes with what is in it. */
declare module "*.svg" {
  const file: { src: string; width: number; height: number };
  export default file;
}
