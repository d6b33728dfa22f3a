import { type ClassValue, clsx } from "clsx";

/** Joins class names, leaving out what is falsy. Variants never overlap, so nothing has to be merged. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
