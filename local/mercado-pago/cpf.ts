/** Whether the eleven digits are a CPF: two check digits, and not all digits the same. */
export function isCpf(text: string): boolean {
  const digits = text.replace(/[.\-\s]/g, "");
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false;
  return [9, 10].every((length) => {
    const sum = [...digits.slice(0, length)].reduce(
      (total, digit, index) => total + Number(digit) * (length + 1 - index),
      0,
    );
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
}
