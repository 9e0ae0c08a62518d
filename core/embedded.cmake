# Makes one source file with the texts that are compiled into the core as byte arrays, and adds it to
# DIKKAT_CORE_SOURCES: turkish-names.txt becomes dikkat::detail::embedded_turkish_names. Used by core/text/corpora.cpp and
# core/io/pytorch_export.cpp and core/io/training_program.cpp.
set(DIKKAT_EMBEDDED_SOURCE ${PROJECT_BINARY_DIR}/generated/embedded.cpp)
file(GLOB DIKKAT_EMBEDDED_FILES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/corpora/*.txt
  ${PROJECT_SOURCE_DIR}/resources/pytorch/*.py)
add_custom_command(OUTPUT ${DIKKAT_EMBEDDED_SOURCE}
  COMMAND ${CMAKE_COMMAND} "-DFILES=${DIKKAT_EMBEDDED_FILES}" -DOUT=${DIKKAT_EMBEDDED_SOURCE}
    -P ${PROJECT_SOURCE_DIR}/core/embed.cmake
  DEPENDS ${DIKKAT_EMBEDDED_FILES} ${PROJECT_SOURCE_DIR}/core/embed.cmake
  COMMENT "Embedding corpora and the PyTorch script" VERBATIM)
list(APPEND DIKKAT_CORE_SOURCES ${DIKKAT_EMBEDDED_SOURCE})
