/** package.json puts the native `bcrypt` in the place of `bcryptjs`; lite and the gate use the same two functions. */
declare module "bcryptjs" {
  const bcrypt: {
    hash(data: string, rounds: number): Promise<string>;
    compare(data: string, hash: string): Promise<boolean>;
  };
  export default bcrypt;
}
