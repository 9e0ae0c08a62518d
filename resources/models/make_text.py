"""Lines of made-up words, each line said two or three times: "kuz repal kuz repal". Usage: make_text.py LINES SEED"""
import random
import sys

LETTERS = "abcçdefgğhıijklmnoöpqrsştuüvwxyz"


def line(chance):
    words = ["".join(LETTERS[int(chance.random() * len(LETTERS))] for _ in range(2 + int(chance.random() * 5)))
             for _ in range(1 + int(chance.random() * 2))]
    return " ".join(words * (2 + int(chance.random() * 2))) + "\n"


if __name__ == "__main__":
    chance = random.Random(int(sys.argv[2]))
    sys.stdout.buffer.write("".join(line(chance) for _ in range(int(sys.argv[1]))).encode())
