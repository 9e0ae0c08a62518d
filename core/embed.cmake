# cmake -DFILES=a.txt;b.txt -DOUT=data.cpp -P embed.cmake: every file as a byte array embedded_<name> in dikkat::detail.
set(source "#include <cstddef>\n\nnamespace dikkat::detail {\n")
foreach(file IN LISTS FILES)
  get_filename_component(name ${file} NAME_WE)
  string(REPLACE "-" "_" name ${name})
  file(READ ${file} hex HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
  string(APPEND source "extern const unsigned char embedded_${name}[];\nextern const std::size_t embedded_${name}_size;\n"
    "const unsigned char embedded_${name}[] = {${bytes}};\n"
    "const std::size_t embedded_${name}_size = sizeof embedded_${name};\n")
endforeach()
file(WRITE ${OUT} "${source}} // namespace dikkat::detail\n")
