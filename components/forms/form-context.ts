import { createContext } from "react";

/** What is wrong with the fields of the form around: name -> sentence. */
export const FieldErrorsContext = createContext<Readonly<Record<string, string>>>({});
