import manifest from "@/package.json";

/** The application's version, as package.json has it. */
export const VERSION: string = manifest.version;
